import { describe, expect, it } from 'vitest';
import { takeApartStylesheet } from '../../../tools/page-style/take-apart-stylesheet.ts';
import { cutStyle } from './cut-style.ts';

const cut = (css: string, html: string) => cutStyle(takeApartStylesheet(css), html);

describe('cutStyle', () => {
  it('leaves out rules for classes that no element has', () => {
    const css = '.a{top:0}.b{left:0}.a.b{right:0}.a .c{bottom:0}p.a{width:0}h1{height:0}';
    expect(cut(css, '<p class="a x">')).toBe('.a{top:0}p.a{width:0}h1{height:0}');
  });

  it('keeps of a list of selectors those that meet something', () => {
    expect(cut('.a,.b,p{top:0}', '<i class="b">')).toBe('.b,p{top:0}');
  });

  it('reads classes as they stand in markup', () => {
    const css = String.raw`.md\:p-4{top:0}.\[\&_p\]\:x{left:0}.\32xl{right:0}.w-1\.5{width:0}`;
    const html = '<p class="md:p-4 [&amp;_p]:x\n2xl"><b class="w-1.5">';
    expect(cut(css, html)).toBe(css);
  });

  it('keeps what a state, an attribute, a window or another element may decide', () => {
    const css =
      '.a:hover{top:0}[open]{left:0}.a:not(.gone){right:0}:where(.dark .b,.a){width:0}' +
      '@media (width<9px){.a{height:0}}@supports (gap:0){@media print{.a{gap:0}}}';
    expect(cut(css, '<p class="a">')).toBe(css);
  });

  it('leaves out groups in which nothing is left', () => {
    expect(cut('@media print{.b{top:0}}@supports (gap:0){@media print{.b{gap:0}}}', '<p>')).toBe(
      '',
    );
  });

  it('keeps the order of the layers, whichever of them the page uses', () => {
    const css = '@layer one;@layer two{.a{top:0}}@layer three{.b{top:1px}}';
    expect(cut(css, '<p class="b">')).toBe('@layer one,two,three;@layer three{.b{top:1px}}');
  });

  it('leaves out custom properties that nothing asks for, however far behind', () => {
    const css =
      ':root{--used:var(--behind);--behind:1px;--unused:var(--unused-too);--unused-too:2px}' +
      '.a{top:var(--used)}.b{top:var(--unused)}' +
      '@property --behind{syntax:"*";inherits:false}@property --unused{syntax:"*";inherits:false}';
    expect(cut(css, '<p class="a">')).toBe(
      ':root{--used:var(--behind);--behind:1px}.a{top:var(--used)}' +
        '@property --behind{syntax:"*";inherits:false}',
    );
  });

  it('keeps custom properties that an element’s own style asks for or sets', () => {
    const css = ':root{--one:1px;--two:2px}';
    expect(cut(css, '<p style="top:var(--two)">')).toBe(':root{--two:2px}');
  });

  it('keeps animations that are used', () => {
    const css =
      '@keyframes spin{to{top:0}}@keyframes pulse{to{top:1px}}.a{animation:1s spin}.b{animation:pulse 1s}';
    expect(cut(css, '<p class="a">')).toBe('@keyframes spin{to{top:0}}.a{animation:1s spin}');
  });

  it('keeps fonts and page boxes', () => {
    const css = '@font-face{font-family:x;src:url(/x)}@page{margin:1cm}';
    expect(cut(css, '<p>')).toBe(css);
  });
});

describe('takeApartStylesheet', () => {
  it('keeps for every page what scripts put there', () => {
    expect(cutStyle(takeApartStylesheet('.a{top:0}.b.a{left:0}', ['a']), '<p>')).toBe('.a{top:0}');
  });

  it('refuses rules within rules, which it could not sort', () => {
    expect(() => takeApartStylesheet('.a{top:0;&:hover{top:1px}}')).toThrow('within a rule');
  });
});

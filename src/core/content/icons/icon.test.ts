import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { ICON_NAMES, toIconName } from './icon-names.ts';
import { sanitiseSvg } from './sanitise-svg.ts';
import { toIcon } from './icon.ts';

describe('icons by name', () => {
  it('knows PascalCase, kebab-case and earlier names', () => {
    expect(toIconName('ShoppingCart')).toBe('shopping-cart');
    expect(toIconName('shopping-cart')).toBe('shopping-cart');
    expect(toIconName('BarChart3')).toBe('chart-column');
    expect(toIconName(' bar-chart-3 ')).toBe('chart-column');
    for (const name of ICON_NAMES) expect(toIconName(name)).toBe(name);
  });

  it('gives the neutral icon for unknown names and none for "none"', () => {
    expect(toIconName('NoSuchIcon')).toBe('box');
    expect(toIconName('NoSuchIcon', { unknown: 'shopping-cart' })).toBe('shopping-cart');
    expect(toIconName('none')).toBe('');
    expect(toIconName('constructor')).toBe('box');
    expect(toIconName(undefined, { missing: 'target' })).toBe('target');
  });
});

describe('icons as markup', () => {
  it('keeps shapes and paint', () => {
    const markup =
      '<svg viewBox="0 0 24 24" fill="none" stroke-width="2"><g><path d="M1 2h3"/></g><circle cx="4" cy="4" r="2"></circle></svg>';
    const shape = (tag: string, attributes: object, ...shapes: object[]) => ({
      tag,
      attributes,
      shapes,
    });
    expect(toIcon(markup, '')).toEqual({
      kind: 'drawing',
      drawing: shape(
        'svg',
        { viewBox: '0 0 24 24', fill: 'none', strokeWidth: '2' },
        shape('g', {}, shape('path', { d: 'M1 2h3' })),
        shape('circle', { cx: '4', cy: '4', r: '2' }),
      ),
    });
  });

  it('strips what could run or load', () =>
    checkEach(
      [
        ['handlers', '<svg onload="alert(1)"><path onclick="alert(1)" d="M0 0"/></svg>'],
        ['scripts', '<svg><script>alert(1)</script><path d="M0 0"/></svg>'],
        [
          'foreign content',
          '<svg><foreignObject><body onload="x"/></foreignObject><path d="M0 0"/></svg>',
        ],
        ['links', '<svg><a href="javascript:alert(1)"><path d="M0 0"/></a></svg>'],
        [
          'references',
          '<svg><use href="https://evil.example/#x"/><path d="M0 0" fill="url(#x)"/></svg>',
        ],
        ['styles', '<svg style="background:url(//evil)"><style>*{}</style><path d="M0 0"/></svg>'],
        [
          'animation',
          '<svg><animate attributeName="href"/><set onbegin="x"/><path d="M0 0"/></svg>',
        ],
        [
          'text and comments',
          '<?xml version="1.0"?><svg><!-- x --><text>Hi</text><path d="M0 0"/></svg>',
        ],
      ],
      (_, markup) => {
        const expected = '<svg><path d="M0 0"></path></svg>';
        const svg = sanitiseSvg(markup) ?? '';
        expect(svg.replace('<path d="M0 0"></path>', '')).toBe('<svg></svg>');
        expect(svg).toBe(expected);
      },
    ));

  it.each(['<img src=x onerror=alert(1)>', '<svg></svg>', '<p>words</p>', '<'.repeat(30_000)])(
    'shows the neutral icon for %.20s',
    (markup) => {
      expect(toIcon(markup, '')).toEqual({ kind: 'name', name: 'box' });
    },
  );
});

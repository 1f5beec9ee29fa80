/** The drawing of a tool is called as its address ends. */
export const drawingOf = (href: string) => ({
  url: `/pictures/tool-${href.split('/').at(-1)}.svg`,
  alt: '',
  width: 480,
  height: 300,
});

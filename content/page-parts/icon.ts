/**
 * One element of a drawing, by names that React knows (`strokeWidth`). It is drawn as an element: no text of an
 * editor's ever becomes markup in a browser.
 */
export type Shape = { tag: string; attributes: Record<string, string>; shapes: Shape[] };

/** An icon: one we draw ourselves by name, or a drawing that passed the SVG allow-list. */
export type Icon = { kind: 'name'; name: string } | { kind: 'drawing'; drawing: Shape };

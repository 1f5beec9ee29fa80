/** An icon: one we draw ourselves by name, or markup that passed the SVG allow-list. */
export type Icon = { kind: 'name'; name: string } | { kind: 'markup'; svg: string };

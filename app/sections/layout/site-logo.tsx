const COLUMNS = [0, 1, 2];

/** The brand's mark: a small cabinet of nine slots, the middle one just emptied. */
export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true" className="shrink-0">
      <rect width="34" height="34" rx="10" fill="#2563eb" />
      {COLUMNS.flatMap((row) =>
        COLUMNS.map((column) => (
          <rect
            key={`${row}${column}`}
            x={7.5 + column * 7}
            y={6.5 + row * 6}
            width="5"
            height="4.2"
            rx="1.4"
            fill="#fff"
            opacity={row === 1 && column === 1 ? 0.45 : 1}
          />
        )),
      )}
      <rect x="7.5" y="25.6" width="19" height="3.4" rx="1.7" fill="#fff" />
    </svg>
  );
}

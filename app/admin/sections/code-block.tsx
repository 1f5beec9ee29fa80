/** A command or settings as they are to be typed. */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre
      tabIndex={0}
      className="mt-2 overflow-x-auto rounded-input bg-band px-4 py-3 font-mono text-note whitespace-pre"
    >
      <code>{children}</code>
    </pre>
  );
}

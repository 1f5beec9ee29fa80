const LIT = new Set([10]);
const SOFT = new Set([1, 6, 11, 16, 21]);
const SOLD = new Set([6, 17]);

/** The brand's graphic motif: a tilted grid of slots, one lit, two in amber. Decoration only. */
export function SlotMotif({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`grid rotate-8 grid-cols-4 gap-3 ${className}`}>
      {Array.from({ length: 32 }, (_, slot) => (
        <i key={slot} className={`aspect-square rounded-input border ${slotLook(slot)}`} />
      ))}
    </div>
  );
}

/**
 * The motif in the corner of a panel (`relative overflow-hidden`), where it never lies under words: beside them, and
 * on a phone above them, in the room that the panel leaves at its top.
 */
export function CornerMotif({ className = '' }: { className?: string }) {
  return (
    <div
      className={`absolute inset-x-0 top-0 h-28 overflow-hidden [mask-image:linear-gradient(#000_60%,transparent)] md:h-full md:[mask-image:none] ${className}`}
    >
      <SlotMotif className="absolute -top-12 -inset-e-10 w-64 md:top-[-12%] md:inset-e-[-3%] md:w-[35%]" />
    </div>
  );
}

function slotLook(slot: number): string {
  if (SOLD.has(slot)) return 'border-lit bg-lit';
  if (LIT.has(slot)) return 'border-white/20 bg-white';
  if (SOFT.has(slot)) return 'border-white/20 bg-white/32';
  return 'border-white/18 bg-white/12';
}

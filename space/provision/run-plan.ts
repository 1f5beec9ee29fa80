import { ProvisionError } from './provision-error.ts';
import type { AreaPlan, ProvisionStep } from './provision-plan.ts';

/** Told before each step: which one, and how many there are. */
export type OnStep = (step: ProvisionStep, place: { number: number; of: number }) => void;

/**
 * Takes the steps of a plan one after the other, which keeps within the rate limit and makes an
 * interrupted run end at a known place. A publication that is refused waits until the others are done,
 * since entries may link to each other in a circle; it is given up when a whole round helps none.
 * @throws ProvisionError for the first step that fails for good; what came before stays done
 */
export async function runPlan(plans: readonly AreaPlan[], onStep: OnStep): Promise<void> {
  for (const { steps } of plans) {
    let waiting = steps;
    let number = 0;
    while (waiting.length > 0) {
      const refused: { step: ProvisionStep; error: ProvisionError }[] = [];
      for (const step of waiting) {
        onStep(step, { number: number + 1, of: steps.length });
        try {
          await step.run();
          number += 1;
        } catch (error) {
          if (!mayHelpToWait(step, error)) throw error;
          refused.push({ step, error });
        }
      }
      const [first] = refused;
      if (first !== undefined && refused.length === waiting.length) throw first.error;
      waiting = refused.map(({ step }) => step);
    }
  }
}

function mayHelpToWait(step: ProvisionStep, error: unknown): error is ProvisionError {
  return step.change === 'publish' && error instanceof ProvisionError && error.status === 422;
}

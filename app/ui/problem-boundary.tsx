import { Component, Suspense, type ReactNode } from 'react';
import { problemWords } from '#copy/problem-words.ts';
import { ProblemPanel } from './problem-panel.tsx';

type Props = { type: string; children: ReactNode };
type State = { message: string | null };

/**
 * Keeps an error inside one part of the page: 'Error Rendering {type}' with the message (part 1
 * section 2). React has no error boundaries while rendering HTML; there the Suspense boundary takes
 * the error, and the panel stands in the page without the message until the browser renders again.
 */
export class ProblemBoundary extends Component<Props, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    const message = error instanceof Error ? error.message : '';
    return { message: message || problemWords.unexpected };
  }

  override render(): ReactNode {
    const { type, children } = this.props;
    const { message } = this.state;
    const retry = () => this.setState({ message: null });
    const panel = (text: string) => (
      <ProblemPanel
        title={problemWords.renderingTitle(type)}
        message={<p role="alert">{text}</p>}
        onRetry={retry}
      />
    );
    if (message !== null) return panel(message);
    // In the browser a part that only waits must not look broken, so its fallback there is nothing.
    const fallback = typeof document === 'undefined' ? panel(problemWords.unexpected) : null;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

import { Component, type ReactNode } from 'react';
import { problemWords } from '#copy/problem-words.ts';
import { ProblemPanel } from './problem-panel.tsx';

type Props = { type: string; children: ReactNode };
type State = { message: string | null };

/** Keeps an error inside one part in the browser: 'Error Rendering {type}' with the message (part 1 section 2). */
export class ProblemBoundary extends Component<Props, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    const message = error instanceof Error ? error.message : '';
    return { message: message || problemWords.unexpected };
  }

  override render(): ReactNode {
    const { type, children } = this.props;
    const { message } = this.state;
    if (message === null) return children;
    return (
      <ProblemPanel
        title={problemWords.renderingTitle(type)}
        message={<p role="alert">{message}</p>}
        onRetry={() => this.setState({ message: null })}
      />
    );
  }
}

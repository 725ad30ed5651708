import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** Shown in place of the part that threw. */
  fallback: ReactNode;
  /** When this changes, such as the route or the order, the part is rendered again. */
  resetKey?: string;
  /** Called with what was thrown. */
  tell?: (cause: unknown) => void;
  children: ReactNode;
};

/** Keeps an error in one part from blanking the page. React offers error boundaries only as classes. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.tell?.(cause);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.broken && before.resetKey !== this.props.resetKey) {
      this.setState({ broken: false });
    }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

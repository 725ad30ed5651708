import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** Shown instead of the part that broke. */
  fallback: ReactNode;
  /** A change of this value, such as the route or the order, renders the part again. */
  resetKey?: string;
  /** Called with the error. */
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

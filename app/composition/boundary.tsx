import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** What stands in for the part that broke. */
  fallback: ReactNode;
  /** A change of this value gives the part another chance: the route, the order. */
  resetKey?: string;
  /** Hears what broke it. */
  tell?: (cause: unknown) => void;
  children: ReactNode;
};

/** Keeps a fault in one part from blanking the page. React offers this only as a class. */
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

import { Children, Component, Fragment, type ReactNode } from 'react';
import { Fault } from './Fault.tsx';

interface Props {
  children: ReactNode;
}

/** Sets the blocks of a page one after another, so that one that breaks takes none of the others with it. */
export function Blocks({ children }: Props) {
  return Children.map(children, (block) => <Guard>{block}</Guard>);
}

class Guard extends Component<Props, { broken: boolean; tries: number }> {
  override state = { broken: false, tries: 0 };

  static getDerivedStateFromError = () => ({ broken: true });

  readonly retry = () => this.setState(({ tries }) => ({ broken: false, tries: tries + 1 }));

  override render() {
    const { broken, tries } = this.state;
    if (broken) return <Fault level={2} onRetry={this.retry} />;
    return <Fragment key={tries}>{this.props.children}</Fragment>;
  }
}

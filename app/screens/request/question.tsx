import { type ReactNode, useEffect, useRef } from 'react';
import { useBack } from '#ui';

const questionId = 'question';

/** To what has to be decided first, if anything. */
export function leadToQuestion(): boolean {
  const question = document.getElementById(questionId);
  question?.focus();
  return question !== null;
}

type QuestionProps = {
  /** What it is about, and which element says more. */
  title: string;
  about: string;
  onDecline: () => void;
  className: string;
  children: ReactNode;
};

/** A question that must be answered before the order is sent. Takes the focus; Back declines, as the button in it that has Escape for its key. */
export function Question(props: QuestionProps) {
  const { title, about, onDecline, className, children } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  useBack(true, onDecline);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset
      ref={box}
      id={questionId}
      tabIndex={-1}
      aria-label={title}
      aria-describedby={about}
      className={className}
    >
      {children}
    </fieldset>
  );
}

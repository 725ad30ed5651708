import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
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
  /** What else is pressed in it. */
  onKeyDown?: (event: KeyboardEvent) => void;
  className: string;
  children: ReactNode;
};

/** A question that must be answered before the order is sent. Takes the focus; Escape and Back decline. */
export function Question(props: QuestionProps) {
  const { title, about, onDecline, onKeyDown, className, children } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  useBack(true, onDecline);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDecline();
    else onKeyDown?.(event);
  };
  return (
    <fieldset
      ref={box}
      id={questionId}
      tabIndex={-1}
      aria-label={title}
      aria-describedby={about}
      className={className}
      onKeyDown={press}
    >
      {children}
    </fieldset>
  );
}

import { type RefObject, useEffect } from 'react';

/** A form is on screen before its code; who sent it in between has it sent now. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.sent === undefined || dataset.sent !== form.current?.id) return;
    delete dataset.sent;
    form.current.requestSubmit();
  }, [form]);
}

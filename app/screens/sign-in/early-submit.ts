import { type RefObject, useEffect } from 'react';

/** Submits a form that the person sent before its code was loaded. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.sent === undefined || dataset.sent !== form.current?.id) return;
    delete dataset.sent;
    form.current.requestSubmit();
  }, [form]);
}

import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LandingScreen } from '../screens/sign-in/index.ts';
import { home } from './places.ts';
import { ledBack, wayBack } from './way-back.ts';

/** Leads a guest on from the first page, once: who comes back to it by the browser's Back finds the page. */
export function GuestStart() {
  const [, navigate] = useLocation();
  const [isPassed] = useState(() => history.state?.passed === true);
  useLayoutEffect(() => {
    if (isPassed) return;
    const next = wayBack() ?? home;
    history.replaceState({ ...history.state, passed: true }, '');
    navigate(next, { state: ledBack });
  }, [isPassed, navigate]);
  return isPassed ? <LandingScreen /> : null;
}

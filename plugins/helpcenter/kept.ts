import * as z from 'zod/mini';
import { defineKept } from '#core';

const Text = z.string().check(z.maxLength(200_000));

/** An unsent message to the help centre. */
export const helpText = defineKept({
  key: 'help',
  keptFor: 'typed',
  read: (stored) => z.safeParse(Text, stored).data ?? null,
});

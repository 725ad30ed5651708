import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusals } from './refusal.ts';

/** Share of the memory that Node may use; beyond, it spends its time looking for some, and then ends. */
const fullMemory = 0.92;

/**
 * Turns requests away at once while the process is late with its work by so many milliseconds, or almost out of memory: an answer
 * in time to come again is worth more than one that nobody waits for any more. With 0 it never does.
 */
export async function shedLoad(app: FastifyInstance, shedAt: number): Promise<void> {
  if (shedAt === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: shedAt,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * fullMemory,
    pressureHandler: async () => {
      throw refusals.overloaded();
    },
  });
}

/** Of a route that costs less than a refusal, which makes who asked come again: it answers even then. */
export const neverShed = { pressureHandler: () => undefined };

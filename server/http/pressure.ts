import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusals } from './refusal.ts';

/** The share of Node's memory from which requests are turned away, before garbage collection takes all time. */
const fullMemory = 0.92;

/**
 * Turns requests away while the event loop is `shedAt` milliseconds late or memory is almost full: a quick "try again" is better than
 * an answer that nobody waits for any more. With 0, never.
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

/** The config of cheap routes that always answer. */
export const neverShed = { pressureHandler: () => undefined };

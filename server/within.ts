/** What the work answers if it ends in so many milliseconds, else `otherwise`; rejects as the work does in that time. */
export async function within<Value, Otherwise>(
  milliseconds: number,
  work: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  const late = Promise.withResolvers<Otherwise>();
  const timer = setTimeout(() => late.resolve(otherwise), milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

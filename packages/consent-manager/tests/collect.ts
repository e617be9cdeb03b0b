/** All that comes; `Array.fromAsync` is not in the types of every Node that is supported. */
export async function collect<T>(all: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}

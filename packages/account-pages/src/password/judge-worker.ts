import { createJudge, type JudgeRequest } from './judge.ts';

const judge = createJudge();

/** Answers each request in order, with its `id` and the strength. */
addEventListener('message', ({ data }: MessageEvent<JudgeRequest & { id: number }>) => {
  postMessage({ id: data.id, strength: judge(data) });
});

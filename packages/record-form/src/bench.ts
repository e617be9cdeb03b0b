/** Records to try out, on a server in the page's memory: for a playground and for Storybook. */
export { RecordBench, type RecordBenchProps } from './bench/record-bench.tsx';

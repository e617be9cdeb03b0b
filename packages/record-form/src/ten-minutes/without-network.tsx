import { RecordForm } from '@praxiskit/record-form';
import { Switch } from '@praxiskit/ui-kit';
import { useState } from 'react';
import type { Device } from './practice.ts';

export function WithoutNetwork({ device: { treatment, reach } }: { device: Device }) {
  const [isReachable, setReachable] = useState(true);
  const connect = (isBack: boolean) => {
    setReachable(isBack);
    reach(isBack);
  };
  return (
    <>
      <Switch label="Network" state={isReachable ? 'on' : 'off'} onChange={connect} />
      <RecordForm record={treatment} fields={['name', 'minutes']} />
    </>
  );
}

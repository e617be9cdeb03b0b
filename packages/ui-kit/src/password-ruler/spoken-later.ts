import { useEffect, useState } from 'react';

/**
 * `text`, once it has stayed the same for `delay` milliseconds; '' before that, and for the text that
 * was there from the start. For live regions: what changes at each key is said after a pause in typing.
 */
export function useSpokenLater(text: string, delay = 1000): string {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (text === first && spoken === '') return;
    const timer = setTimeout(() => setSpoken(text), delay);
    return () => clearTimeout(timer);
  }, [text, first, spoken, delay]);
  return spoken;
}

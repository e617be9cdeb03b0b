// #region video
import { ConsentFrame } from '@praxiskit/consent-manager/react';
import { useText } from '@praxiskit/pages/react';
import { videoAddress } from '../content/video.ts';

export function Component({ title }: { title: string }) {
  const t = useText();
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{t('video.text')}</p>
      <ConsentFrame
        item="video"
        src={videoAddress}
        title={t('video.frame')}
        allow="fullscreen; encrypted-media; picture-in-picture"
      />
    </>
  );
}
// #endregion

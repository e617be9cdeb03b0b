import type { LinkPurpose } from '@praxiskit/auth-server';
import type { StepProps } from '../frame/step.tsx';
import type { AccountPagesMessages } from '../messages/messages.ts';

type Asked = Pick<StepProps, 'title' | 'step'> & { button: string; notYou: string };

/** The question on the page of a link, by the purpose of the link. */
export function askedBy(
  purpose: LinkPurpose,
  { link, signUp, passwordNew }: AccountPagesMessages,
): Asked {
  const asked: Record<LinkPurpose, Asked> = {
    'sign-in': {
      title: link.signInHeadline,
      button: link.signInButton,
      notYou: link.signInNotYou,
    },
    'sign-up': {
      title: link.signUpHeadline,
      button: link.signUpButton,
      notYou: link.signUpNotYou,
      step: { process: signUp.process, n: 3, count: 3 },
    },
    password: {
      title: link.passwordHeadline,
      button: link.passwordButton,
      notYou: link.passwordNotYou,
      step: { process: passwordNew.process, n: 1, count: 2 },
    },
    email: { title: link.emailHeadline, button: link.emailButton, notYou: link.emailNotYou },
    invitation: {
      title: link.invitationHeadline,
      button: link.invitationButton,
      notYou: link.invitationNotYou,
    },
  };
  return asked[purpose];
}

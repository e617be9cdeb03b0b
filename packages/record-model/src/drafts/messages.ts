const openCall = 'POST /api/drafts/{view}/{id}/open';
const publishCall = 'POST /api/drafts/{view}/{id}/publish';
/** The reason for refusing a PUT of a published record, and the routes to use instead. */
export const draftRequiredMessages = {
  de: `Ein veröffentlichter Eintrag wird in seinem Entwurf geändert: ${openCall} öffnet den Entwurf, ein PUT ändert ihn, ${publishCall} veröffentlicht ihn.`,
  en: `A published record is changed in its draft: ${openCall} opens the draft, a PUT changes it, ${publishCall} publishes it.`,
};

/** The reason for refusing to revert a publishing of more than `revertMs` ago. */
export const revertLateMessages = {
  de: 'Eine Veröffentlichung lässt sich zehn Sekunden lang zurücknehmen. Ändern Sie den Eintrag, und veröffentlichen Sie ihn wieder.',
  en: 'A publishing can be taken back for ten seconds. Change the record, and publish it again.',
};

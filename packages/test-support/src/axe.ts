import AxeBuilder from '@axe-core/playwright';

/**
 * axe on a page, in about half of the time: it opens no second page to join what frames have answered, which only
 * frames of other hosts need, and names no elements that are right.
 */
export const axeOn = (page: ConstructorParameters<typeof AxeBuilder>[0]['page']) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

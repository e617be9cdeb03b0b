import { describeDrafts } from './contract.ts';
import { createTextDouble } from './double.ts';

describeDrafts('the double', async () => createTextDouble());

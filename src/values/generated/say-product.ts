// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the product is called, and what its page says before anything else is there. Who runs it under another name changes it here. */
export const sayProduct = speaker<{
  name: never
  describes: never
  stillLoading: { name: string | number }
  notUp: { name: string | number }
  reload: never
  needsScripts: { name: string | number }
}>('product', {
  name: 'Portolan',
  describes: 'Send and track cross-border payments.',
  stillLoading: [['name'], ' is still loading.'],
  notUp: [['name'], ' has not come up yet. Nothing you sent is affected.'],
  reload: 'Reload this page',
  needsScripts: [['name'], ' needs JavaScript, and it is switched off in this browser.'],
})

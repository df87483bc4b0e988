import type { Plugin } from 'vite'
import { replaced } from './patch.ts'

/** The text of a button that is not to be cut, without measuring it. */
export const withoutMeasuring = (code: string): string =>
  replaced(code, 'if (contentMeasuringRef', 'if (ellipsize && contentMeasuringRef', 'text-measuring.ts')

/**
 * Blueprint measures every text of a button, in case it is cut and needs a title, and renders it once more for that
 * before anything is painted; only a text that may be cut needs it.
 */
export const textsAreTakenAsTheyAre: Plugin = {
  name: 'portolan:texts-are-taken-as-they-are',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('@blueprintjs/core/lib/esm/components/text/text.js') ? withoutMeasuring(code) : undefined,
}

import type { Plugin } from 'vite'
import { replaced } from './patch.ts'

/** Returns the code without the measurement of button texts that are never truncated. */
export const withoutMeasuring = (code: string): string =>
  replaced(code, 'if (contentMeasuringRef', 'if (ellipsize && contentMeasuringRef', 'text-measuring.ts')

/**
 * Blueprint measures every button text for truncation, which renders it a second time before the first paint;
 * only texts that may be truncated need it.
 */
export const textsAreTakenAsTheyAre: Plugin = {
  name: 'portolan:texts-are-taken-as-they-are',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('@blueprintjs/core/lib/esm/components/text/text.js') ? withoutMeasuring(code) : undefined,
}

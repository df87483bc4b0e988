import { toServerDefinitions, type ServerDefinitions } from '#server/app/definitions.ts'
import { readCheckContext } from '#server/definitions/definitions-check.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { validateOnce } from '#server/definitions/verdict.ts'

let shipped: ServerDefinitions | undefined

/**
 * The definitions the product ships, as a start reads them: they are checked once for all tests, not once in each file,
 * which takes longer than most files. Nobody changes them.
 */
export const shippedDefinitions = (): ServerDefinitions =>
  (shipped ??= toServerDefinitions(readDefinitions(definitionsRoot), readCheckContext(), validateOnce))

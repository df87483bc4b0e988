import { expect, it } from 'vitest'
import type { DefinitionFile } from '#definition/loader.ts'
import { context, real, checkChanged, filesWith } from '#tests/unit/broken-definitions.ts'
import { toServerDefinitions } from '../app/definitions.ts'
import { requireNotifications } from './recipients.ts'

it('does not start where notifications cannot be read, because nobody would hear of anything (TRU-931)', () => {
  const definitionsOf = (files: readonly DefinitionFile[]) =>
    toServerDefinitions(files, context, checkChanged)
  const slip = filesWith('notifications.json', { '/notifications/PAYEE_ADDED/holder': 'changes.decide' })
  expect(() => requireNotifications(definitionsOf(slip))).toThrow(
    /^notifications.json \/notifications\/PAYEE_ADDED/,
  )
  const without = real.filter(({ path }) => path !== 'notifications.json')
  expect(() => requireNotifications(definitionsOf(without))).toThrow('notifications.json')
  expect(() => requireNotifications(definitionsOf(real))).not.toThrow()
})

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { fingerprint } from '#server/secrets/seal.ts'
import { giveCredentials } from './entrance.ts'
import type { World } from './world.ts'

/** Ends the session of this browser as another device would. */
export async function endElsewhere(page: Page, { store }: World): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'portolan')
  await store.db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('id_hash', '=', fingerprint(cookie?.value ?? ''))
    .execute()
}

/** Is told that the session has ended, signs in anew and comes back. */
export async function signInAgain(page: Page, email: string): Promise<void> {
  const message = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(message).toBeVisible()
  await page.context().clearCookies()
  await message.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await giveCredentials(page, email)
}

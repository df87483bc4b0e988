import type { Page } from '@playwright/test'
import { enterAlone, visit } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

/** Adds a virtual security key that confirms every request. */
async function plugKeyIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a person adds a passkey, signs in with it alone, proves again with it who they are, and removes it (TRU-300, TRU-304, TRU-305)', async ({
  page,
  world,
}) => {
  await plugKeyIn(page)
  // A key that always says yes would sign in before anybody presses the button.
  await page.addInitScript(() =>
    Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'),
  )
  await enterAlone(page, people.userAdministrator, '/settings/security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByLabel('Name').fill('Office key')
  await dialog.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Office key' })).toBeVisible()

  await page.goto('/logout')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()

  await world.store.db.updateTable('sessions').set({ proven_at: null }).execute()
  await visit(page, '/settings/security')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(proof).toBeHidden()
  await expect(page.getByText('No passkeys yet')).toBeVisible()
})

import { expect, it } from 'vitest'
import { rememberReturn } from '../../session/login/return-path.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const stored = 'Forms you had begun are kept on this device.'

it.each([
  ['You are signed out', undefined],
  ['Your session ended', '/payments?page=2'],
])('promises only what is kept: forms that were begun (%s)', async (title, back) => {
  if (back !== undefined) rememberReturn(back)
  const { screen } = await openPortal({ path: '/logout/callback' })
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(screen.getByText(stored, { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible()
})

it('promises no more where nobody is there to end the session', async () => {
  const { screen } = await openPortal({ path: '/logout', session: new TypeError('Failed to fetch') })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The server does not answer/)
  await expect.element(screen.getByText(stored, { exact: false })).toBeVisible()
})

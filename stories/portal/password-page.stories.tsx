import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { passwordForm, passwordLinkOver } from '#server/login/password/password-form.ts'
import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import css from '../../src/server/login/sign-in/sign-in.css?raw'

interface Args {
  /** The page as the server sends it. */
  readonly html: string
}

const link = {
  email: 'ana.ruiz@mill.example',
  firstName: 'Ana',
  lastName: 'Ruiz',
  organisation: 'Mill Lane Ltd',
}
const form = (error?: string) => passwordForm({ token: 'token', link, shortest: 12, error, foot: '' })

/** Draws the page in its own frame: it is no part of the portal, and has its own style sheet. */
function Page({ html }: Args) {
  const look = css.replace('/sign-in/inter.woff2', new URL(font, document.baseURI).href)
  const whole = html
    .replace(/<link rel="stylesheet"[^>]*>/, `<style>${look}</style>`)
    .replace('/mark.svg', '')
  return (
    <iframe
      title="The page of the login"
      sandbox="allow-same-origin"
      srcDoc={whole.replace(' autofocus', '')}
      style={{ width: '100%', height: 640, border: 0 }}
    />
  )
}

const pageIn = async (canvas: Readonly<ReturnType<typeof within>>) => {
  const frame = canvas.getByTitle('The page of the login') as HTMLIFrameElement
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).not.toBeNull())
  return within(frame.contentDocument!.body)
}

/**
 * The page behind the link of an invitation or a forgotten password. It is outside the portal, and asks only for the
 * password.
 */
const meta: Meta<Args> = { title: 'Portal/Password page', render: (args) => <Page {...args} /> }
export default meta
type Story = StoryObj<Args>

export const Choose: Story = {
  name: 'Choosing a password',
  args: { html: form() },
  play: async ({ canvas }) => {
    const page = await pageIn(canvas)
    await expect(page.getByLabelText('New password')).toHaveAccessibleDescription(/12/)
    await expect(page.getByText(/Ana Ruiz.*Mill Lane Ltd/)).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Password refused',
  args: { html: form('Both must be the same. Enter them again.') },
  play: async ({ canvas }) => {
    const page = await pageIn(canvas)
    await expect(page.getByRole('alert')).toHaveTextContent('Both must be the same.')
    await expect(page.getByLabelText('New password')).toHaveAccessibleDescription(/Both must be the same/)
  },
}

export const Over: Story = {
  name: 'Link used already',
  args: { html: passwordLinkOver('This link was used, or is too old. Ask for another one.') },
  play: async ({ canvas }) => {
    const page = await pageIn(canvas)
    await expect(page.getByRole('link')).toHaveAttribute('href', '/auth/login')
  },
}

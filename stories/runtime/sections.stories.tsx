import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import { StoryProvider } from './story-provider.tsx'
import { paymentServer, type Answers } from './payment-server.ts'

const definition: Definition = {
  $schema: '',
  id: 'identity',
  version: 1,
  title: 'Talleres del Valle',
  purpose: 'An identity that is looked at and changed.',
  permission: 'identities.read',
  layout: 'sections',
  unchanged: 'You have not changed anything. Change an answer, or stop editing.',
  facts: { identity: { call: 'identities.read' } },
  starts: 'identity',
  steps: [
    {
      id: 'holder',
      title: 'Name and holder',
      fields: [
        { id: 'nickName', type: 'text', label: 'Nickname', hint: 'How you find them in the list.' },
        { id: 'businessName', type: 'text', label: 'Business name' },
        { id: 'internalId', type: 'text', label: 'Internal ID', optional: true },
      ],
    },
    {
      id: 'address',
      title: 'Address',
      fields: [
        { id: 'street', type: 'text', label: 'Street' },
        { id: 'city', type: 'text', label: 'City' },
        { id: 'postalCode', type: 'text', label: 'Postal code', optional: true },
      ],
    },
    {
      id: 'account',
      title: 'Account',
      fields: [{ id: 'clabe', type: 'clabe', label: 'CLABE' }],
    },
  ],
  leave: {
    title: 'Leave without saving?',
    says: 'Your changes are not saved.',
    stay: 'Continue editing',
    leave: 'Leave without saving',
  },
  submit: {
    label: 'Save changes',
    noun: 'change',
    call: 'identities.update',
    body: { nickName: 'nickName', version: 'identity.version' },
    conflict: { fault: 'identity-changed', with: 'identity' },
  },
}
const faults = {
  'identity-changed': { title: 'Changed meanwhile', says: '', status: 409, code: 'IDENTITY_CHANGED' },
}
const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map(), faults })
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

const identity = {
  nickName: 'Talleres',
  businessName: 'Talleres del Valle S.A. de C.V.',
  street: 'Avenida Central 12',
  city: 'Puebla',
  postalCode: '72000',
  clabe: '032180000118359719',
  version: 1,
}

function Sheet({ server = {} }: { readonly server?: Answers }) {
  return (
    <StoryProvider
      services={paymentServer({ 'identities.read': () => Promise.resolve(identity), ...server })}
    >
      <Flow flow={flow} facts={{}} retryAfter={[]} onDone={() => {}} />
    </StoryProvider>
  )
}

/**
 * A record, shown first and edited in sections. When somebody else was faster, both versions stand
 * side by side.
 */
const meta: Meta<typeof Sheet> = {
  title: 'Runtime/Sections',
  component: Sheet,
}
export default meta
type Story = StoryObj<typeof Sheet>

const press = async (element: HTMLElement, name: RegExp | string) =>
  userEvent.click(await within(element).findByRole('button', { name }))

export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Avenida Central 12')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const OneEdited: Story = {
  name: 'One section edited',
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Edit: Address')
    await userEvent.type(canvas.getByLabelText('City'), ' de Zaragoza')
    await expect(await canvas.findByText('Changed')).toBeVisible()
  },
}

export const Unchanged: Story = {
  name: 'Saved without a change',
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Edit: Address')
    await press(canvasElement, 'Save changes')
    await expect(await canvas.findByText(/You have not changed anything/)).toBeVisible()
  },
}

export const Errors: Story = {
  name: 'Errors open all sections',
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Edit: Address')
    await userEvent.clear(canvas.getByLabelText('City'))
    await press(canvasElement, 'Save changes')
    await expect(await canvas.findByRole('group', { name: /needs your attention/ })).toHaveFocus()
    await expect(canvas.getByLabelText('Nickname')).toBeVisible()
  },
}

let isRefused = false
export const Conflict: Story = {
  name: 'Somebody else changed it meanwhile',
  args: {
    server: {
      'identities.read': () => {
        const theirs = { ...identity, nickName: 'Talleres VdP', city: 'Cholula', version: 2 }
        return Promise.resolve(isRefused ? theirs : identity)
      },
      'identities.update': () => {
        isRefused = true
        return Promise.reject({
          status: 409,
          code: 'IDENTITY_CHANGED',
          title: 'Changed meanwhile',
          detail: 'Somebody in your organisation saved this identity while you were editing it.',
        })
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    isRefused = false
    await press(canvasElement, /Edit: Name/)
    const nickname = canvas.getByLabelText('Nickname')
    await userEvent.clear(nickname)
    await userEvent.type(nickname, 'Talleres Puebla')
    await press(canvasElement, 'Save changes')
    await expect(await canvas.findByRole('radio', { name: /Yours\s*Talleres Puebla/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Theirs\s*Cholula/ })).toBeChecked()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ReviewedPart } from '#definition/generated/wire-entities.ts'
import { ReviewedAnswers } from '#runtime/details/facts/reviewed-answers.tsx'
import { StoryProvider } from './story-provider.tsx'
import { paymentServer } from './payment-server.ts'

const company: ReviewedPart = {
  id: 'company',
  title: 'Company',
  savedBy: 'Ana Ruiz',
  savedAt: '2026-03-07T15:00:00Z',
  lines: [
    { field: 'legalName', label: 'Legal name', text: 'Talleres del Valle SA de CV' },
    { field: 'founded', label: 'Founded', text: 'Apr 2, 2012' },
    {
      field: 'extract',
      label: 'Extract of the register',
      files: [{ fileId: 'f1', name: 'extract.pdf', size: 204_800 }],
    },
  ],
  records: [],
}

const owners: ReviewedPart = {
  id: 'owners',
  title: 'Owners',
  lines: [],
  records: [
    { id: 'o1', title: 'Luz Herrera', lines: [{ label: 'Share', text: '60 %' }] },
    { id: 'o2', title: 'Iker Solana', isNew: true, lines: [{ label: 'Share', text: '40 %' }] },
  ],
}

/** Answers of a client as the reviewer reads them: part by part, in the words and order of the task. */
const meta: Meta<typeof ReviewedAnswers> = {
  title: 'Runtime/Reviewed answers',
  component: ReviewedAnswers,
  tags: ['TRU-546', 'TRU-547'],
  decorators: [
    (Story) => (
      <StoryProvider services={paymentServer({})}>
        <h2>Answers</h2>
        <Story />
      </StoryProvider>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof ReviewedAnswers>

export const First: Story = {
  name: 'First review',
  args: { value: [company, owners] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Company' })).toHaveTextContent('Ana Ruiz')
    await expect(canvas.getByText('extract.pdf')).toBeVisible()
  },
}

export const Again: Story = {
  name: 'Submitted again, old and new answers',
  args: {
    value: [
      {
        ...company,
        repair: 'The extract is older than 90 days.',
        isMended: true,
        lines: [
          {
            field: 'legalName',
            label: 'Legal name',
            text: 'Talleres del Valle SA',
            isNew: true,
            was: 'Talleres Valle',
          },
          {
            field: 'vat',
            label: 'Tax number',
            text: 'TVA120402AB1',
            repair: 'Write it as in the register.',
            isMended: false,
          },
        ],
      },
      {
        ...owners,
        records: owners.records.map((record) => ({
          ...record,
          isGone: record.id === 'o1' ? true : undefined,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Talleres Valle/)).toBeVisible()
    await expect(canvas.getByText(/Write it as in the register\./)).toBeVisible()
  },
}

export const Lines: Story = {
  name: 'Lines alone, longest words',
  args: {
    value: [
      {
        label: 'Describe the business, the countries it sells to and where the money it sends comes from',
        text: 'Maintenance of machines for the food industry. '.repeat(12).trim(),
      },
      {
        label: 'Website',
        text: 'https://www.talleres-del-valle-maquinaria-para-la-industria-alimentaria.example/empresa',
      },
    ],
  },
}

export const Empty: Story = { name: 'Nothing was answered', args: { value: [] } }

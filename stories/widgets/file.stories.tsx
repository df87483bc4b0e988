import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/file.ts'
import { Harness } from './harness.tsx'

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const uploaded: RuntimeServices['upload'] = async (file, onProgress) => {
  onProgress(1)
  return { fileId: `id-of-${file.name}`, name: file.name, size: file.size, type: file.type }
}
const halfway: RuntimeServices['upload'] = (_file, onProgress, signal) => {
  onProgress(0.42)
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

const meta: Meta<typeof Harness> = {
  title: 'Fields/File',
  component: Harness,
  args: { ...description.example, services: { upload: uploaded } },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Uploaded: Story = {
  name: 'Uploaded',
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose files/), [pdf('invoice.pdf'), pdf('contract.pdf')])
    await expect(await canvas.findAllByText(/Uploaded/)).toHaveLength(2)
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('["id-of-invoice.pdf","id-of-contract.pdf"]')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove invoice.pdf' }))
    await expect(canvas.queryByText('invoice.pdf')).toBeNull()
  },
}

export const Dropped: Story = {
  name: 'A file can be dropped',
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(pdf('dropped.pdf'))
    canvas
      .getByText(/or drop them here/)
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByText('dropped.pdf')).toBeVisible()
  },
}

export const Uploading: Story = {
  name: 'Uploading, cancelled',
  args: { services: { upload: halfway } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose files/), pdf('invoice.pdf'))
    await expect(await canvas.findByText(/42 %/)).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Upload of invoice.pdf' })).toBeVisible()
    await step('cancelling takes the file away', async () => {
      await userEvent.upload(canvas.getByLabelText(/Choose files/), pdf('contract.pdf'))
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of contract.pdf' }))
      await expect(canvas.queryByText('contract.pdf')).toBeNull()
    })
  },
}

const failsOnce = (): RuntimeServices['upload'] => {
  let isFirst = true
  return (...args) => {
    const wasFirst = isFirst
    isFirst = false
    return wasFirst ? Promise.reject(new TypeError('Failed to fetch')) : uploaded(...args)
  }
}

export const Retried: Story = {
  name: 'Upload failed, tried again',
  tags: ['ERR-016'],
  args: { services: { upload: failsOnce() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose files/), pdf('invoice.pdf'))
    await expect(await canvas.findByText('The upload failed. Try again, or remove the file.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again to upload invoice.pdf' }))
    await expect(await canvas.findByText(/Uploaded/)).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Refused by kind, size or policy',
  tags: ['ERR-016', 'ONB-045'],
  args: { services: { upload: () => Promise.reject({ status: 422, code: 'BAD_POLICY' }) } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Choose files/)
    const big = new File([new Uint8Array(4_194_305)], 'scan.png', { type: 'image/png' })
    await fireEvent.change(input, { target: { files: [new File(['x'], 'run.exe'), big, pdf('odd.pdf')] } })
    await expect(
      await canvas.findByText('Files of this kind are not accepted. Use PDF, DOCX, JPG, PNG.'),
    ).toBeVisible()
    await expect(canvas.getByText('This file is too large. Use one of up to 4 MB.')).toBeVisible()
    await expect(
      await canvas.findByText('This file is empty or cannot be accepted. Choose another one.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove run.exe' }))
    await waitFor(() => expect(canvas.queryByText('run.exe')).toBeNull())
  },
}

export const Kept: Story = {
  name: 'Upload lost with a draft',
  args: {
    value: [{ key: 'f1', name: 'invoice.pdf', size: 48_213, type: 'application/pdf', status: 'uploading' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The upload failed. Try again, or remove the file.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Try again/ })).toBeNull()
  },
}

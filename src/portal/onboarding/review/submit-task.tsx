import { asRefusal } from '#runtime/call/refusal.ts'
import { useRefresh } from '#runtime/query/use-calls.ts'
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { useSigned } from '../../session/session-context.ts'
import { toast } from '../../shell/toaster.tsx'
import type { Task } from '../outreach.ts'

const REFRESHED = ['onboarding.outreach', 'tasks.list']

export interface SubmitTaskProps {
  readonly task: Task
  readonly tenantName: string
  readonly label: string
}

/**
 * Submits a task for review, once; the reasons against it are in a notice and beside the button (ERR-087).
 */
export function SubmitTask({ task, tenantName, label }: SubmitTaskProps) {
  const { client } = useSigned()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const submit = async () => {
    setSending(true)
    setProblem(undefined)
    try {
      const tasks = [{ slug: task.slug, status: 'COMPLETE' as const }]
      await client('onboarding.change', { body: { tenantName, tasks } })
      void refresh(REFRESHED)
      toast({ says: sayOnboarding('submitted', { task: task.name }), tone: 'success' })
      void navigate('/onboarding')
    } catch (thrown) {
      const { title, says } = asRefusal(thrown)
      setProblem(says ?? title)
      toast({ says: sayOnboarding('notSubmitted', { task: task.name }), tone: 'danger' })
      setSending(false)
    }
  }
  return (
    <div className="ptl-actions">
      <Button intent="primary" text={label} loading={isSending} onClick={() => void submit()} />
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  )
}

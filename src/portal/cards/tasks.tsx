import { Circle, TickCircle } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { sayCards } from '#values/generated/say-cards.ts'
import { Card } from './frame/card.tsx'
import { useTasks, type Task, type Tasks as TasksAnswer } from './use-tasks.ts'
import { useWords } from './frame/use-words.ts'
import './payments/row-list.css'

const allDone = (tasks: readonly Task[]) => tasks.every(({ done }) => done)

/** Onboarding tasks of the organisation with their progress, until all are done (HOME-012, TRU-740). */
export function Tasks() {
  const say = useWords('tasks')
  return (
    <Card<TasksAnswer> name="tasks" state={useTasks()} rows={4} isAbsent={({ tasks }) => allDone(tasks)}>
      {({ tasks }) => (
        <>
          <p className="ptl-quiet">
            {say('done', { done: tasks.filter(({ done }) => done).length, all: tasks.length })}
          </p>
          <ul className="ptl-row-list">
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function TaskRow({ task }: { readonly task: Task }) {
  const { title, says, path, done } = task
  return (
    <li>
      {done ? <TickCircle size={16} className="ptl-row-list__done" /> : <Circle size={16} />}
      <div>
        {done ? (
          <strong>
            {title}
            <span className="ptl-visually-hidden">{sayCards('done')}</span>
          </strong>
        ) : (
          <>
            <Link to={path}>{title}</Link>
            <p>{says}</p>
          </>
        )}
      </div>
    </li>
  )
}

/** Runs tasks one at a time, in the order they are queued. A `patient` task waits until no other task is queued. */
export function createTaskQueue(): <T>(task: () => Promise<T>, when?: 'patient') => Promise<T> {
  const urgent: (() => Promise<void>)[] = [];
  const patient: (() => Promise<void>)[] = [];
  let isRunning = false;
  const runAll = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let next = urgent.shift() ?? patient.shift(); next; next = urgent.shift() ?? patient.shift()) await next();
    isRunning = false;
  };
  return (task, when) =>
    new Promise((resolve, reject) => {
      const queue = when === 'patient' ? patient : urgent;
      queue.push(() => task().then(resolve, reject));
      void runAll();
    });
}

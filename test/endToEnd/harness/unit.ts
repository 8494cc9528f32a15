import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the values of a setting in a systemd unit, one per line that sets it. */
export const settingsOf = (unit: string, name: string): readonly string[] =>
  [...readFileSync(unit, 'utf8').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** Returns the system calls of a set and of the sets in it, as systemd knows them. */
function callsIn(set: string): readonly string[] {
  if (!set.startsWith('@')) return [set];
  const said = execFileSync('systemd-analyze', ['--no-pager', 'syscall-filter', set], { encoding: 'utf8' });
  return said
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && line !== set && !line.startsWith('#'))
    .flatMap(callsIn);
}

/** Returns the system calls that a unit's filter allows: those its first line names, without those that later lines remove. */
export function callsAllowed(unit: string): ReadonlySet<string> {
  const allowed = new Set(callsIn('@default'));
  for (const line of settingsOf(unit, 'SystemCallFilter')) {
    const takesAway = line.startsWith('~');
    for (const call of line.replace(/^~/, '').split(/\s+/).flatMap(callsIn)) {
      if (takesAway) allowed.delete(call);
      else allowed.add(call);
    }
  }
  return allowed;
}

/** The header in which Linux lists the numbers of the system calls on x86-64. */
export const NUMBERS = '/usr/include/x86_64-linux-gnu/asm/unistd_64.h';

/** Compiles a program that runs another one with only these system calls. All others fail with EPERM, as under systemd. */
export function filteredRunner(folder: string, allowed: ReadonlySet<string>): string {
  const known = new Set([...readFileSync(NUMBERS, 'utf8').matchAll(/^#define __NR_(\w+) /gm)].map(([, name = '']) => name));
  const rules = [...allowed].filter(name => known.has(name)).map(name => `ALLOW(__NR_${name}),`);
  const source = join(folder, 'filtered.c');
  writeFileSync(source, PROGRAM.replace('RULES', rules.join('\n  ')));
  const program = join(folder, 'filtered');
  execFileSync('cc', ['-o', program, source], { stdio: 'pipe' });
  return program;
}

const PROGRAM = `
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <asm/unistd_64.h>
#include <sys/prctl.h>
#include <unistd.h>
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ALLOW(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
static struct sock_filter filter[] = {
  LOAD(arch),
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0),
  BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
  LOAD(nr),
  RULES
  BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
};
int main(int count, char **words) {
  struct sock_fprog program = { sizeof filter / sizeof *filter, filter };
  (void)count;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) {
    perror("the filter cannot be set");
    return 125;
  }
  execv(words[1], words + 1);
  perror(words[1]);
  return 126;
}
`;

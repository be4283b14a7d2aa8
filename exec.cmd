@rem npm runs a script in a shell of its own, and a signal to npm ends that shell alone, unless the command takes its
@rem place: so scripts that run long begin with `exec`. The shell of Windows knows no such word; there it means this.
@%*

// Loaded before a program's own file. Stack traces name our sources; those of the libraries stay as they are shipped, because their maps
// would take a third of a server's heap.
import { setSourceMapsSupport } from "node:module";

setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });

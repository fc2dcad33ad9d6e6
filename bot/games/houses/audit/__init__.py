"""Every way in which the pages that only Houses has reach a viewer."""
